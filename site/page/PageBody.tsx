import type { Part } from '../../generator/page/content';
import { slot } from '../../generator/page/marks';
import { CodeTabs } from '../code/CodeTabs';
import { DemoBox } from '../demo/DemoBox';
import { ApiSection } from './ApiSection';
import { components } from './components';
import { OutdatedNotice } from './OutdatedNotice';

interface PageBodyProps {
  parts: Part[];
  /** Makes ids that no other page part has. */
  textLanguage: string | undefined;
  /** The same page in the default language. */
  originalUrl?: string | undefined;
}

/** The text of a page in the order of reading. */
export function PageBody({ parts, textLanguage, originalUrl }: PageBodyProps) {
  return parts.map((part, index) => (
    // Parts never move: the page is drawn once.
    <PagePart
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={index}
      part={part}
      index={index}
      textLanguage={textLanguage}
      originalUrl={originalUrl}
    />
  ));
}

interface PagePartProps {
  part: Part;
  index: number;
  textLanguage: string | undefined;
  originalUrl: string | undefined;
}

function PagePart({ part, index, textLanguage, originalUrl }: PagePartProps) {
  if (part.kind === 'html') {
    return (
      <div className="markdown" lang={textLanguage}>
        {slot(part.html)}
      </div>
    );
  }
  if (part.kind === 'demo') return <DemoBox demo={part.demo} />;
  if (part.kind === 'outdated') return <OutdatedNotice anchor={part.anchor} originalUrl={originalUrl} />;
  if (part.kind === 'api') return <ApiSection components={part.components} />;
  if (part.kind === 'codeblock')
    return <CodeTabs id={`code-${index}`} tabs={part.tabs} storageKey={part.storageKey} />;
  const Component = components[part.component];
  return Component ? <Component {...part.props} /> : null;
}
