import * as React from 'react';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import type { PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

const row: React.CSSProperties = { display: 'flex', gap: 4, maxWidth: 300 };

/** A label and a list of sections, for the slot `textField`. */
export const PlainSectionsField = React.forwardRef<
  HTMLDivElement,
  PickersTextFieldProps
>(function PlainSectionsField(props, ref) {
  const { label, error, InputProps, elements, sectionListRef } = props;
  const { contentEditable, tabIndex, onFocus, onBlur, onClick } = props;
  const { onInput, onPaste, onKeyDown, name, value, onChange } = props;
  const ownId = React.useId();
  // The popup looks for its name under this id.
  const labelId = `${props.id ?? ownId}-label`;

  return (
    <div ref={ref} role="group" aria-labelledby={labelId}>
      <div id={labelId}>{label}</div>
      <div ref={InputProps?.ref} style={row}>
        {InputProps?.startAdornment}
        <PickersSectionList
          elements={elements}
          sectionListRef={sectionListRef}
          contentEditable={contentEditable}
          tabIndex={tabIndex}
          onFocus={onFocus}
          onBlur={onBlur}
          onClick={onClick}
          onInput={onInput}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          style={{ padding: 8, border: `1px solid ${error ? 'red' : 'gray'}` }}
        />
        {InputProps?.endAdornment}
      </div>
      <input type="hidden" name={name} value={value} onChange={onChange} />
    </div>
  );
});
