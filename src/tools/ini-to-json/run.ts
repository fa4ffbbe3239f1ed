import type { Runs } from '#core/run.ts';
import { conversion } from '#domains/data-formats/conversion.ts';
import { iniReader } from '#domains/data-formats/ini-reader.ts';
import { jsonWriter } from '#domains/data-formats/json-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(iniReader, jsonWriter) } satisfies Runs<typeof declaration>;
