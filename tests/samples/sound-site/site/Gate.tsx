export function Gate({ t }: { t: (key: string) => string }) {
  return <button>{t('gate.open')}</button>;
}
