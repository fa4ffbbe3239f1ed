import { useEffect, useState } from 'react';
import { type FactGroup, writeReport } from '../write-report.ts';
import { type AskedFacts, askFacts } from './asked-facts.ts';
import { browserFacts } from './browser-facts.ts';
import { deviceFacts } from './device-facts.ts';
import type { Translate } from './device-tool.ts';
import type { Fact } from './fact.ts';
import { localeFacts } from './locale-facts.ts';
import { networkFacts } from './network-facts.ts';
import { preferenceFacts } from './preference-facts.ts';
import { screenFacts } from './screen-facts.ts';
import { watchBattery, watchDevice } from './watch-device.ts';

/** All current facts, in page order. `read` returns the text for each. */
const groupsOf = (t: Translate, asyncFacts: AskedFacts, read: (fact: Fact) => string): readonly FactGroup[] =>
  [
    { heading: t('view.groups.screen'), facts: screenFacts(t) },
    { heading: t('view.groups.preferences'), facts: preferenceFacts(t) },
    { heading: t('view.groups.device'), facts: deviceFacts(t, asyncFacts) },
    { heading: t('view.groups.browser'), facts: browserFacts(t, asyncFacts) },
    { heading: t('view.groups.locale'), facts: localeFacts(t) },
    { heading: t('view.groups.network'), facts: networkFacts(t) },
  ].map(({ heading, facts }) => ({ heading, facts: facts.map((fact) => ({ label: fact.label, value: read(fact) })) }));

function factText(t: Translate, { read }: Fact): string {
  try {
    const value = read();
    if (typeof value === 'boolean') return value ? t('view.yes') : t('view.no');
    return value === undefined || value === null || value === '' ? t('view.notAvailable') : String(value);
  } catch {
    return t('view.notAvailable'); // an older or privacy-protecting browser
  }
}

interface Facts {
  readonly groups: readonly FactGroup[];
  /** All facts as Markdown; empty in the prerendered page. */
  readonly report: string;
}

/** Reads the facts from the browser, and again whenever they may have changed. In the prerendered page, all values are empty. */
export function useFactGroups(t: Translate): Facts {
  const [asyncFacts, setAsyncFacts] = useState<AskedFacts>({});
  const [groups, setGroups] = useState<readonly FactGroup[]>();

  useEffect(() => {
    let isLeft = false;
    askFacts((result) => {
      if (!isLeft) setAsyncFacts((current) => ({ ...current, ...result }));
    });
    return () => {
      isLeft = true;
    };
  }, []);

  useEffect(() => {
    const read = (): void => setGroups(groupsOf(t, asyncFacts, (fact) => factText(t, fact)));
    read();
    const ends = [watchDevice(read), ...(asyncFacts.battery ? [watchBattery(asyncFacts.battery, read)] : [])];
    return () => {
      for (const end of ends) end();
    };
  }, [t, asyncFacts]);

  return groups ? { groups, report: writeReport(groups) } : { groups: groupsOf(t, {}, () => ''), report: '' };
}
