import type {ReactNode} from 'react';
import form from '../ui/form.module.css';
import {RATINGS} from './feedback';

interface Props {
  /** The chosen rating; empty if none is. */
  readonly value: string;
  readonly onChange: (rating: string) => void;
}

/** Radio buttons for the question whether the page helped. */
export function RatingChoice({value, onChange}: Props): ReactNode {
  return (
    <fieldset className={form.networks}>
      <legend>Did this page help?</legend>
      {RATINGS.map((rating) => (
        <label key={rating} className={form.choice}>
          <input type="radio" name="helped" checked={value === rating} onChange={() => onChange(rating)} />
          {rating}
        </label>
      ))}
    </fieldset>
  );
}
