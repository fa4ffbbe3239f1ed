import type { Runs } from '#core/run.ts';
import { conversion } from '#domains/data-formats/conversion.ts';
import { yamlReader } from '#domains/data-formats/yaml-reader.ts';
import { jsonWriter } from '#domains/data-formats/json-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(yamlReader, jsonWriter) } satisfies Runs<typeof declaration>;
