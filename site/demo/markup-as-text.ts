/** The name that a policy has to allow (`trusted-types`): the one that is asked where code names none. */
const PAGE_POLICY = 'default';

interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => unknown;
}

/**
 * What is written into a document as markup becomes the words that it consists of. The fields of the Date and Time
 * Pickers write their words in this way, which Trusted Types refuse; markup of nobody gets through.
 */
export function takeMarkupAsText({ defaultView }: Document): void {
  const factory: unknown = Reflect.get(defaultView ?? {}, 'trustedTypes');
  if (isFactory(factory)) factory.createPolicy(PAGE_POLICY, { createHTML: asText });
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function asText(markup: string): string {
  return markup.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
