import { useRef } from 'react';
import { Button, type ButtonProps } from './button';

export type FilesButtonProps = Pick<ButtonProps, 'children' | 'icon' | 'small' | 'wide' | 'disabled'> & {
  /** Name of the browser's own chooser. */
  label: string;
  /** Kinds of files that the chooser offers, as `accept` of an input has them. */
  accept: string;
  onFiles: (files: File[]) => void;
};

/** Lets one choose files, several at a time; the same file can be chosen again. */
export function FilesButton({ label, accept, onFiles, ...button }: FilesButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onPress={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
