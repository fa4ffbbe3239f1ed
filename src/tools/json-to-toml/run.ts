import type { Runs } from '#core/run.ts';
import { conversion } from '#subjects/data-formats/conversion.ts';
import { jsonReader } from '#subjects/data-formats/json-reader.ts';
import { tomlWriter } from '#subjects/data-formats/toml-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(jsonReader, tomlWriter) } satisfies Runs<typeof declaration>;
