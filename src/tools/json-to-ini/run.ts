import type { Runs } from '#core/run.ts';
import { conversion } from '#subjects/data-formats/conversion.ts';
import { jsonReader } from '#subjects/data-formats/json-reader.ts';
import { iniWriter } from '#subjects/data-formats/ini-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(jsonReader, iniWriter) } satisfies Runs<typeof declaration>;
