import { declaredNow, readSize } from './current-layout';

/** The size of an element, and its declared styles; not the values that only a browser computes. */
export function getComputedStyle(element: Element): CSSStyleDeclaration {
  const getPropertyValue = (name: string): string => {
    if (name === 'width' || name === 'height') return `${readSize(element, 'size', name)}px`;
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
