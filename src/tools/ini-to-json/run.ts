import type { Runs } from '#core/run.ts';
import { conversion } from '#subjects/data-formats/conversion.ts';
import { iniReader } from '#subjects/data-formats/ini-reader.ts';
import { jsonWriter } from '#subjects/data-formats/json-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(iniReader, jsonWriter) } satisfies Runs<typeof declaration>;
