import type { Editor } from '@tiptap/core';
import Braces from 'lucide/dist/esm/icons/braces.mjs';
import ImageUp from 'lucide/dist/esm/icons/image.mjs';
import LinkIcon from 'lucide/dist/esm/icons/link.mjs';
import Redo from 'lucide/dist/esm/icons/redo-2.mjs';
import TableIcon from 'lucide/dist/esm/icons/table.mjs';
import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { Group } from 'react-aria-components/Group';
import { Toolbar } from 'react-aria-components/Toolbar';
import { atCursor } from './at-cursor';
import { ToolButton, ToolMenu, ToolToggle } from './tool-button';
import styles from './tools.module.css';
import type { RichTextChip, RichTextKind } from './rich-text';
import { tableSteps, toolGroups } from './tools';

type EditorToolbarProps = {
  editor: Editor;
  controls: string;
  kind: RichTextKind;
  chips: readonly RichTextChip[];
  disabled: boolean;
  onLink: () => void;
  /** Absent where no files can be had. */
  onPicture?: () => void;
};

/** The tools of a text: one stop of the Tab key, arrows lead from tool to tool, Escape back into the text. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, controls } = props;
  return (
    <div onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && editor.view.focus()}>
      <Toolbar aria-label="Formatting" aria-controls={controls} className={styles.toolbar ?? ''}>
        <HistoryTools {...props} />
        <FormatTools {...props} />
        <InsertTools {...props} />
      </Toolbar>
    </div>
  );
}

function HistoryTools({ editor, disabled }: EditorToolbarProps) {
  return (
    <Group aria-label="History" className={styles.group ?? ''}>
      <ToolButton
        label="Undo"
        icon={Undo}
        keys="Ctrl+Z"
        disabled={disabled || !editor.can().undo()}
        onPress={() => atCursor(editor).undo().run()}
      />
      <ToolButton
        label="Redo"
        icon={Redo}
        keys="Ctrl+Y"
        disabled={disabled || !editor.can().redo()}
        onPress={() => atCursor(editor).redo().run()}
      />
    </Group>
  );
}

function FormatTools({ editor, kind, disabled }: EditorToolbarProps) {
  return toolGroups(kind).map(({ label, tools }) => (
    <Group key={label} aria-label={label} className={styles.group ?? ''}>
      {tools.map((tool) => (
        <ToolToggle
          key={tool.label}
          label={tool.label}
          icon={tool.icon}
          keys={tool.keys}
          disabled={disabled}
          isOn={tool.isOn(editor)}
          onToggle={() => tool.toggle(editor)}
        />
      ))}
    </Group>
  ));
}

function InsertTools({ editor, chips, disabled, onLink, onPicture }: EditorToolbarProps) {
  return (
    <Group aria-label="Put in" className={styles.group ?? ''}>
      <ToolToggle
        label="Link"
        icon={LinkIcon}
        keys="Ctrl+K"
        disabled={disabled}
        isOn={editor.isActive('link')}
        onToggle={onLink}
      />
      {onPicture && (
        <ToolToggle
          label="Picture"
          icon={ImageUp}
          disabled={disabled}
          isOn={editor.isActive('image')}
          onToggle={onPicture}
        />
      )}
      <ToolMenu label="Table" icon={TableIcon} disabled={disabled} entries={tableSteps(editor)} />
      {chips.length > 0 && (
        <ToolMenu
          label="Placeholder"
          text="Placeholder"
          icon={Braces}
          disabled={disabled}
          entries={chips.map(({ name, label }) => ({
            id: name,
            label,
            onSelect: () => editor.chain().focus().insertContent({ type: 'chip', attrs: { name } }).run(),
          }))}
        />
      )}
    </Group>
  );
}
