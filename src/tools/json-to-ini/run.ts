import type { Runs } from '#core/run.ts';
import { conversion } from '#domains/data-formats/conversion.ts';
import { jsonReader } from '#domains/data-formats/json-reader.ts';
import { iniWriter } from '#domains/data-formats/ini-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(jsonReader, iniWriter) } satisfies Runs<typeof declaration>;
