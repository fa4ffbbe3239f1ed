import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { languages } from '#core/languages.ts';
import { declaration as formatter } from '../../src/tools/xml-formatter/declare.ts';
import { format } from '../../src/tools/xml-formatter/run.ts';
import { declaration as converter } from '../../src/tools/xml-to-json/declare.ts';
import { run as conversion } from '../../src/tools/xml-to-json/run.ts';
import { testContext } from './run.ts';
import { faultyCases } from '../support/samples/w3c-xml-cases.ts';

interface Messages {
  readonly errors: Readonly<Record<string, string>>;
}

const isOfDocumentsAlone = (code: string): boolean => code === 'xmlContentAfterRoot';

test('both XML readers report the same error at the same position in ill-formed W3C cases without a definition', () => {
  const formatOptions = initialValues(formatter.options);
  const convertOptions = initialValues(converter.options);
  const found = faultyCases
    .filter(({ text }) => !text.includes('<!DOCTYPE'))
    .map(({ id, text }) => ({
      id,
      formatted: format({ xml: text, ...formatOptions }),
      converted: conversion.convert({ xml: text, ...convertOptions }, testContext()),
    }))
    .filter(({ converted }) => !converted.ok && !isOfDocumentsAlone(converted.error.code));
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(({ formatted, converted }) => !isDeepStrictEqual(formatted, converted))).toEqual([]);
});

test.each(languages)('XML error messages are in one place in %s', (language) => {
  const read = (folder: string) => JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Messages; // checked by scripts/check-messages.ts
  const shared = Object.keys(read('src/domains/xml/messages').errors);
  const ownCodes = ['xml-formatter', 'xml-to-json'].flatMap((tool) => Object.keys(read(`src/tools/${tool}/messages`).errors));
  expect(ownCodes.filter((code) => shared.includes(code))).toEqual([]);
});
