import type { Runs } from '#core/run.ts';
import { conversion } from '#domains/data-formats/conversion.ts';
import { jsonReader } from '#domains/data-formats/json-reader.ts';
import { xmlWriter } from '#domains/data-formats/xml-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(jsonReader, xmlWriter) } satisfies Runs<typeof declaration>;
