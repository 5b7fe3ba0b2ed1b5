export function readTheme(given) {
  return given.props;
}
