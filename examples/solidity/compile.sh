node compile.js
