import { ask, declaredNow } from './questions';

/** The size of an element, and what its rules say; nothing that only a browser calculates. */
export function getComputedStyle(element: Element): CSSStyleDeclaration {
  const getPropertyValue = (name: string): string => {
    if (name === 'width' || name === 'height') return `${ask(element, 'size', name)}px`;
    return declaredNow(element, name) ?? DEFAULTS[name] ?? '';
  };
  return new Proxy(element.ownerDocument.createElement('i').style, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue;
      return typeof name === 'string' ? getPropertyValue(dashed(name)) : undefined;
    },
  });
}

const DEFAULTS: Record<string, string> = {
  display: 'block',
  position: 'static',
  direction: 'ltr',
  'box-sizing': 'border-box',
};

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
