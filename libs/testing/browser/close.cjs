const { closeBrowser } = require('./one-browser.cjs');

module.exports = closeBrowser;
