import type { ReferenceSignature, TypeText } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { LinkedNames } from './LinkedNames';

interface PlainTypeProps {
  type: TypeText;
  /** Descriptions of a function's parameters; links of their types are listed here. */
  signature?: ReferenceSignature | undefined;
}

/** A type on one line, followed by the links of its names, because code contains no links. */
export function PlainType({ type, signature }: PlainTypeProps) {
  const types = signature
    ? [...signature.parameters, ...(signature.returns ? [signature.returns] : [])].map((one) => one.type)
    : [type];
  return (
    <>
      <p>
        <code>{typeOf(type)}</code>
      </p>
      <TypeLinks types={types} />
    </>
  );
}

/** The links of the names in some types, each once. */
export function TypeLinks({ types }: { types: TypeText[] }) {
  const { urlTo } = useLanguage();
  const parts = types
    .flat(2)
    .flatMap(({ text, pathname }) => (pathname === undefined ? [] : [{ text, pathname }]));
  const names = new Map(parts.map(({ text, pathname }) => [pathname, { name: text, url: urlTo(pathname) }]));
  return (
    <p>
      <LinkedNames names={[...names.values()]} />
    </p>
  );
}

/** A type on one line. */
export function typeOf(type: TypeText): string {
  return type.map((line) => line.map(({ text }) => text).join('')).join(' | ');
}
