/** @jsxImportSource @emotion/react */
import { DemoFailure } from '../demo/DemoFailure';
import { demoStyles } from '../demo/demo-styles';
import { WAITING } from '../demo/hooks';
import { useLanguage } from '../language/LanguageProvider';
import { firstValues } from '../playground/definition';
import { PlaygroundFrame } from '../playground/PlaygroundFrame';
import { playgrounds } from '../playground/playgrounds';
import { hook } from '../support/hooks';
import { playgroundStage } from './playground-styles';

/**
 * A chart with options for readers: `{{"component": "ChartPlayground", "chart": "bar"}}`. Options and code
 * are prerendered, so that the box has its height and is useful without a script; the chart is mounted like a
 * demo.
 */
export function ChartPlayground({ chart }: Record<string, unknown>) {
  const { t, userLanguage } = useLanguage();
  const playground = typeof chart === 'string' ? playgrounds.get(chart) : undefined;
  if (!playground) return null;
  const name = `Playground-${chart}`;
  const words = { options: t('playgroundOptions'), code: t('playgroundCode'), language: userLanguage };
  return (
    <section css={demoStyles.bare} id={name} aria-label={t('playground')}>
      <div css={playgroundStage} data-ground="outlined">
        <div
          className="demo-root"
          css={demoStyles.root}
          data-demo={name}
          data-module={`playground:${chart}`}
          data-options={words.options}
          data-code={words.code}
          data-language={words.language}
        >
          <PlaygroundFrame
            playground={playground}
            values={firstValues(playground.controls)}
            words={words}
            chart={
              <p css={demoStyles.waiting} {...hook(WAITING)}>
                <span className="needs-script">{t('demoLoading')}</span>
                <span className="needs-no-script">{t('demoNeedsScript')}</span>
              </p>
            }
          />
        </div>
        <DemoFailure />
      </div>
    </section>
  );
}
