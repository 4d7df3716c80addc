node index.js
