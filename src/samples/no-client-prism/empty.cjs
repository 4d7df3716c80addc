/* Stands in for the theme's client module that loads Prism. */
module.exports = {};
