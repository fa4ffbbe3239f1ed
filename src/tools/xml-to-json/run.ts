import type { Runs } from '#core/run.ts';
import { conversion } from '#domains/data-formats/conversion.ts';
import { xmlReader } from '#domains/data-formats/xml-reader.ts';
import { jsonWriter } from '#domains/data-formats/json-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(xmlReader, jsonWriter) } satisfies Runs<typeof declaration>;
