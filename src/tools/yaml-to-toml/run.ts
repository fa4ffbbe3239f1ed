import type { Runs } from '#core/run.ts';
import { conversion } from '#domains/data-formats/conversion.ts';
import { yamlReader } from '#domains/data-formats/yaml-reader.ts';
import { tomlWriter } from '#domains/data-formats/toml-writer.ts';
import type { declaration } from './declare.ts';

export const run = { convert: conversion(yamlReader, tomlWriter) } satisfies Runs<typeof declaration>;
