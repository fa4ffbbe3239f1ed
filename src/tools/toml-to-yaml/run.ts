import type { Runs } from '#core/run.ts';
import { conversion } from '#subjects/data-formats/conversion.ts';
import { tomlReader } from '#subjects/data-formats/toml-reader.ts';
import { yamlWriter } from '#subjects/data-formats/yaml-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(tomlReader, yamlWriter) } satisfies Runs<typeof declaration>;
