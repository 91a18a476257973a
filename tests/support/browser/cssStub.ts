/** Stands in for a CSS module: every class is named like its key. */
const classNames = new Proxy<Record<string, string>>(
  {},
  { get: (_, key) => (key === '__esModule' ? false : String(key)) },
);

module.exports = classNames;
