export function Heading({ children }) {
  return <h3>{children}</h3>;
}
