import { Fragment } from 'react';
import type { CodeTab, Part } from '../../generator/page/content';
import { slot } from '../../generator/page/marks';
import { ApiSection } from '../page/ApiSection';
import { OutdatedNotice } from '../page/OutdatedNotice';
import { PlainDemo } from './PlainDemo';
import { plainComponents } from './plain-components';

interface PlainPartsProps {
  parts: Part[];
  /** The same page in the default language. */
  originalUrl: string | undefined;
}

/** The parts of a text, in reading order. */
export function PlainParts({ parts, originalUrl }: PlainPartsProps) {
  return parts.map((part, index) => (
    // Parts never move: the page is drawn once.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <PlainPart key={index} part={part} originalUrl={originalUrl} />
  ));
}

function PlainPart({ part, originalUrl }: { part: Part; originalUrl: string | undefined }) {
  switch (part.kind) {
    case 'html':
      return <div>{slot(part.html)}</div>;
    case 'demo':
      return <PlainDemo demo={part.demo} />;
    case 'codeblock':
      return <PlainTabs tabs={part.tabs} />;
    case 'api':
      return <ApiSection components={part.components} />;
    case 'outdated':
      return <OutdatedNotice anchor={part.anchor} originalUrl={originalUrl} />;
    case 'component': {
      const Component = plainComponents[part.component];
      return Component ? <Component {...part.props} /> : null;
    }
  }
}

/** Alternatives, each below its name. */
function PlainTabs({ tabs }: { tabs: CodeTab[] }) {
  return tabs.map(({ tab, html }) => (
    <Fragment key={tab}>
      <p>
        <b>{tab}</b>
      </p>
      <div>{slot(html)}</div>
    </Fragment>
  ));
}
