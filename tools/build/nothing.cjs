/** In place of what works in a browser alone, where pages are drawn in Node. */
module.exports = {};
