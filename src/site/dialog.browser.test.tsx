import { render, screen } from '@testing-library/react';
import styled from 'styled-components';
import { expect, test } from 'vitest';
import { openModal } from './dialog.ts';
import { modal } from './dialogStyles.ts';

const Dialog = styled.dialog`
  ${modal('200ms')}
  opacity: 0;
  &[open] { opacity: 1; }
`;

test('a dialog that is opened again as it has just moved out has the focus inside', () => {
  render(
    <Dialog>
      <input />
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  openModal(dialog);
  expect(screen.getByRole('textbox')).toBe(document.activeElement);
  for (const transition of dialog.getAnimations()) transition.finish();
  dialog.close();
  const leaving = dialog.getAnimations();
  expect(leaving).not.toEqual([]);
  for (const transition of leaving) transition.currentTime = 200;
  openModal(dialog);
  expect(screen.getByRole('textbox')).toBe(document.activeElement);
});
