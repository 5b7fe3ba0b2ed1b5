import * as React from 'react';
import { rain } from '../dataset/weather';
import Bed from '../beds/Bed';

export default function Rain() {
  return (
    <ul>
      {rain.map((day) => (
        <li key={day}>{day}</li>
      ))}
      <Bed />
    </ul>
  );
}
