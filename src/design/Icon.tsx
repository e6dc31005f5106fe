import styled from 'styled-components';
import sprite from './icons.gen.svg?no-inline';

const Svg = styled.svg<{ $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
`;

/** A line icon of `src/design/icons/`, decoration beside its text. */
export function Icon({ name, size = '1.75rem' }: { name: string; size?: string }) {
  return (
    <Svg $size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </Svg>
  );
}
