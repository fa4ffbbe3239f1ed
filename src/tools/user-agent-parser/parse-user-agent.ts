import { isbot } from 'isbot';
import UAParser from 'ua-parser-js';
import { frozenValues } from './frozen-values.ts';
import type { UserAgent } from './user-agent.ts';

/** Systems on which a browser runs on a desktop computer unless it specifies another device. */
const DESKTOP_SYSTEMS = ['Windows', 'Mac OS', 'Chromium OS', 'Linux', 'Ubuntu', 'Debian', 'Fedora', 'FreeBSD', 'OpenBSD', 'NetBSD'];

/** Some systems have the architecture in the position of the version: `Linux aarch64`. */
const ARCHITECTURE = /^(?:aarch64|arm64|armv\d\w*|i\d86|x86_64|x64|amd64|ppc\w*|riscv64|mips\w*|s390x|loongarch64|sparc64)(?:$|[ ;])/i;

/** Parses a nonempty text. For an empty text, the library would use the current browser's user agent. */
export function parseUserAgent(text: string): UserAgent {
  const { browser, engine, os, device, cpu } = new UAParser(text).getResult();
  const isBot = isbot(text);
  const isDesktop = !isBot && DESKTOP_SYSTEMS.includes(os.name ?? '');
  const read = {
    browser: browser.name ?? '',
    browserVersion: browser.version ?? '',
    engine: engine.name ?? '',
    engineVersion: engine.version ?? '',
    os: os.name ?? '',
    osVersion: ARCHITECTURE.test(os.version ?? '') ? '' : (os.version ?? ''),
    deviceType: device.type ?? (isDesktop ? 'desktop' : ''),
    deviceVendor: device.vendor ?? '',
    deviceModel: device.model ?? '',
    cpu: cpu.architecture ?? '',
    isBot,
  };
  return { ...read, frozen: frozenValues(read) };
}
