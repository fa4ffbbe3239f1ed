import type { Runs } from '#core/run.ts';
import { conversion } from '#domains/data-formats/conversion.ts';
import { jsonReader } from '#domains/data-formats/json-reader.ts';
import { yamlWriter } from '#domains/data-formats/yaml-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(jsonReader, yamlWriter) } satisfies Runs<typeof declaration>;
