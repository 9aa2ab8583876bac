import { StreamableFile } from '@nestjs/common';
import type { PdfFile } from './pdf-content';

/** The answer that a browser shows or saves under the file's name. */
export function answerFile({ name, type, bytes }: PdfFile): StreamableFile {
  return new StreamableFile(bytes, {
    type,
    disposition: `inline; filename="${name}"`,
    length: bytes.length,
  });
}

/** Papers are private: no cache keeps them. */
export const UNKEPT = ['cache-control', 'private, no-store'] as const;
