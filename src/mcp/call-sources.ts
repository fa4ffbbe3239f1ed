import { ok, type Result } from '#core/result.ts';
import type { Ending } from '#cli/said.ts';
import { type SourcePieces, Sources, type SourceText } from '#cli/sources.ts';

/** Reads texts and files as the command does, but not standard input, which carries the protocol. */
export class CallSources extends Sources {
  override get hasStdin(): boolean {
    return false;
  }

  override text(word: string): Promise<Result<SourceText, Ending>> {
    return word === '-' ? Promise.resolve(ok({ text: word })) : super.text(word);
  }

  override file(path: string): Promise<Result<File, Ending>> {
    return super.file(path === '-' ? './-' : path);
  }

  override pieces(word: string): Promise<Result<SourcePieces, Ending>> {
    return word === '-' ? Promise.resolve(ok({ pieces: [word] })) : super.pieces(word);
  }
}
