import type { Runs } from '#core/run.ts';
import { conversion } from '#domains/data-formats/conversion.ts';
import { tomlReader } from '#domains/data-formats/toml-reader.ts';
import { jsonWriter } from '#domains/data-formats/json-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(tomlReader, jsonWriter) } satisfies Runs<typeof declaration>;
