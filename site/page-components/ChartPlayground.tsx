import { useLanguage } from '../language/LanguageProvider';
import { firstValues } from '../playground/definition';
import { PlaygroundFrame } from '../playground/PlaygroundFrame';
import { playgrounds } from '../playground/playgrounds';

/**
 * A chart whose options readers choose: `{{"component": "ChartPlayground", "chart": "bar"}}`. Options and code
 * are there from the beginning, so that the box has its height and is worth reading without a script; it is
 * mounted as a demo's is, and then the chart comes.
 */
export function ChartPlayground({ chart }: Record<string, unknown>) {
  const { t, userLanguage } = useLanguage();
  const playground = typeof chart === 'string' ? playgrounds.get(chart) : undefined;
  if (!playground) return null;
  const name = `Playground-${chart}`;
  const words = { options: t('playgroundOptions'), code: t('playgroundCode'), language: userLanguage };
  return (
    <section className="demo playground-box" id={name} aria-label={t('playground')}>
      <div className="demo-stage is-outlined">
        <div
          className="demo-root"
          data-demo={name}
          data-module={`playground:${chart}`}
          data-failed={t('demoFailed')}
          data-retry={t('retry')}
          data-options={words.options}
          data-code={words.code}
          data-language={words.language}
        >
          <PlaygroundFrame
            playground={playground}
            values={firstValues(playground.controls)}
            words={words}
            chart={
              <p className="demo-waiting">
                <span className="needs-script">{t('demoLoading')}</span>
                <span className="needs-no-script">{t('demoNeedsScript')}</span>
              </p>
            }
          />
        </div>
      </div>
    </section>
  );
}
