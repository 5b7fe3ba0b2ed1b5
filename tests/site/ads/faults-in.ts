/** Everything an ad may consist of, and the attributes that each part of it may have. */
const allowed: Record<string, string[]> = {
  a: [
    'href',
    'target',
    'rel',
    'data-layout',
    'data-ga-event-category',
    'data-ga-event-action',
    'data-ga-event-label',
  ],
  img: ['src', 'alt', 'width', 'height', 'hidden', 'data-missing'],
  span: [],
  b: [],
  strong: [],
  em: [],
  i: [],
  br: [],
};

/** What in a drawn ad should not be there. */
export function faultsIn(ad: Element): string[] {
  return [ad, ...ad.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const attributes = allowed[name];
    if (!attributes) return [`element ${name}`];
    const strange = [...element.attributes].filter((attribute) => !attributes.includes(attribute.name));
    const addresses = [...element.attributes].filter(
      ({ name: attribute, value }) => /^(href|src)$/.test(attribute) && !/^https:\/\/[^/@]+\//.test(value),
    );
    const rel = name === 'a' && element.getAttribute('rel') !== 'sponsored noopener' ? ['rel'] : [];
    const target = name === 'a' && element.getAttribute('target') !== '_blank' ? ['target'] : [];
    return [
      ...strange.map((attribute) => `${name} ${attribute.name}`),
      ...addresses.map(({ value }) => `address ${value}`),
      ...rel,
      ...target,
    ];
  });
}
