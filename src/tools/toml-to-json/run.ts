import type { Runs } from '#core/run.ts';
import { conversion } from '#subjects/data-formats/conversion.ts';
import { tomlReader } from '#subjects/data-formats/toml-reader.ts';
import { jsonWriter } from '#subjects/data-formats/json-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(tomlReader, jsonWriter) } satisfies Runs<typeof declaration>;
