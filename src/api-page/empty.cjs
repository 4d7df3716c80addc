/* Stands in for modules that the browser never calls. */
module.exports = {};
