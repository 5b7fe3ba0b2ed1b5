import type { HtmlToken } from './html-tokens';

/** The attribute of an element, given the element's name. */
interface Attribute {
  element: string;
  name: string;
  value: string;
}

/** Changes the values of attributes of some HTML; attributes without a value stay as they are. */
export function mapAttributes(tokens: HtmlToken[], change: (attribute: Attribute) => string): HtmlToken[] {
  return tokens.map((token) =>
    token.kind === 'open'
      ? {
          ...token,
          attributes: token.attributes.map(([name, value]) => [
            name,
            value && change({ element: token.name, name, value }),
          ]),
        }
      : token,
  );
}
