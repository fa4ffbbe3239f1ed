import type { Scenario } from '../scenario.ts';
import { copy, openTool, paste, timed } from '../visit.ts';

const LINES = 10_000;

export const ipv6Lines: Scenario = {
  name: `${LINES.toLocaleString('en')} IPv6 addresses`,
  async measure(page, origin) {
    await openTool(page, `${origin}/ipv6-calculator`);
    await copy(page, Array.from({ length: LINES }, (_, index) => `2001:db8::${index.toString(16)}`).join('\n'));
    const distinct = page.getByRole('row', { name: 'Distinct addresses' }).filter({ hasText: String(LINES) });
    return timed(
      page,
      () => paste(page, 'IPv6 addresses'),
      () => distinct.waitFor(),
      { resultMs: 1000 },
    );
  },
};

export const portSearch: Scenario = {
  name: 'a word among all ports',
  async measure(page, origin) {
    await openTool(page, `${origin}/port-numbers`);
    const ports = page.getByRole('table', { name: 'Ports', exact: true });
    await ports.getByRole('row', { name: 'tcpmux' }).waitFor();
    return timed(
      page,
      () => page.getByLabel('Search ports', { exact: true }).fill('postgresql'),
      () => ports.getByRole('row', { name: 'PostgreSQL Database' }).waitFor(),
      { resultMs: 100, freezeMs: 50 },
    );
  },
};

const RECORDS = 100_000;

export const zoneFile: Scenario = {
  name: 'a zone of 100,000 records',
  async measure(page, origin) {
    await openTool(page, `${origin}/dns-records`);
    // 10 MB, the size of zone files of networks with long host names.
    const hosts = Array.from({ length: RECORDS }, (_, index) => {
      const name = `host-${index}.of-a-network-whose-names-are-as-long-as-those-of-cloud-providers`;
      return index % 2 === 0
        ? `${name} 300 IN A 10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
        : `${name} 300 IN TXT "host ${index}"`;
    });
    await copy(page, ['$ORIGIN example.com.', '@ 3600 IN SOA ns.example.net. h 1 7200 900 1209600 300', ...hosts].join('\n'));
    const records = page
      .getByRole('row', { name: 'Records' })
      .locator('[data-value]')
      .filter({ hasText: String(RECORDS + 1) });
    return timed(
      page,
      () => paste(page, 'DNS records'),
      () => records.waitFor({ timeout: 60_000 }),
      { resultMs: 3000 },
    );
  },
};
