import type { ReferenceArgument, ReferenceSignature } from '../../generator/page/reference';
import { useLanguage } from '../language/LanguageProvider';
import { TypeView } from './TypeView';
import { Words } from './Words';

/** The parameters and the return value of a function. */
export function Signature({ signature }: { signature: ReferenceSignature }) {
  const { t } = useLanguage();
  const { parameters, returns } = signature;
  return (
    <dl>
      {parameters.map((parameter) => (
        <Argument key={parameter.name} {...parameter} />
      ))}
      {returns && <Argument name={t('referenceReturns')} isWord {...returns} />}
    </dl>
  );
}

type ArgumentProps = ReferenceArgument & { isWord?: boolean };

function Argument({ name, type, description, isWord }: ArgumentProps) {
  return (
    <div data-returned={isWord ? '' : undefined}>
      <dt>
        {isWord ? name : <code>{name}</code>} <TypeView type={type} show="whole" />
      </dt>
      {description && (
        <dd>
          <Words text={description} />
        </dd>
      )}
    </div>
  );
}
