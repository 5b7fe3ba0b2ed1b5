import * as React from 'react';
import {
  type PickersSectionListRef,
  Unstable_PickersSectionList as PickersSectionList,
} from '@mui/x-date-pickers/PickersSectionList';

const section = (content: string, after: string) => ({
  container: {},
  content: { children: content },
  before: {},
  after: { children: after },
});

export default function PickersSectionListExample() {
  const sectionListRef = React.useRef<PickersSectionListRef>(null);
  return (
    <PickersSectionList
      elements={[section('04', '/'), section('17', '/'), section('2024', '')]}
      sectionListRef={sectionListRef}
      contentEditable={false}
    />
  );
}
