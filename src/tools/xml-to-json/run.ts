import type { Runs } from '#core/run.ts';
import { conversion } from '#subjects/data-formats/conversion.ts';
import { xmlReader } from '#subjects/data-formats/xml-reader.ts';
import { jsonWriter } from '#subjects/data-formats/json-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(xmlReader, jsonWriter) } satisfies Runs<typeof declaration>;
