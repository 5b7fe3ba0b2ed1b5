import * as React from 'react';
import type { TextFieldProps } from '@mui/material/TextField';

const row: React.CSSProperties = { display: 'flex', gap: 4, maxWidth: 245 };
const box: React.CSSProperties = { font: 'inherit', padding: 8, width: '100%' };

/** A label and an input of the browser, for the slot `textField`. */
export const PlainTextField = React.forwardRef<HTMLDivElement, TextFieldProps>(
  function PlainTextField(props, ref) {
    const { label, value, placeholder, disabled, error, name, id } = props;
    const { inputProps, InputProps, onChange, onFocus, onBlur, onClick } =
      props;
    const ownId = React.useId();
    const inputId = id ?? ownId;

    return (
      <div ref={ref} style={{ flexShrink: 1, minWidth: 0 }}>
        {/* The popup looks for its name under this id. */}
        <label id={`${inputId}-label`} htmlFor={inputId}>
          {label}
        </label>
        <div ref={InputProps?.ref as React.Ref<HTMLDivElement>} style={row}>
          {InputProps?.startAdornment}
          <input
            {...inputProps}
            id={inputId}
            style={{ ...box, border: `1px solid ${error ? 'red' : 'gray'}` }}
            aria-invalid={error}
            name={name}
            value={String(value ?? '')}
            placeholder={placeholder}
            disabled={disabled}
            readOnly={InputProps?.readOnly}
            autoComplete="off"
            onChange={onChange}
            onFocus={onFocus}
            onBlur={onBlur}
            onClick={onClick}
          />
          {InputProps?.endAdornment}
        </div>
      </div>
    );
  },
);
