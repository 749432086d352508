/**
 * A webpack loader that strips comments and line breaks from Emotion's styles. Minifiers leave them alone because the
 * styles are strings. Saves 0.8 KB gzipped in every page's first scripts, and 1.4 KB on most pages.
 */
module.exports = (source) =>
  source.replace(/\b(css|styled(?:\.\w+|\(\w+\)))`([^`]*)`/g, (_, tag, styles) => {
    const dense = styles.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " ");
    return `${tag}\`${dense}\``;
  });
