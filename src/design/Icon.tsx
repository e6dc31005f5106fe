import styled from 'styled-components';
import sprite from './icons.gen.svg?no-inline';

const Svg = styled.svg<{ $size: string }>`
  flex: none;
  width: var(--icon-size, ${({ $size }) => $size});
  height: var(--icon-size, ${({ $size }) => $size});
`;

interface IconProps {
  name: string;
  /** CSS length; `--icon-size` on a parent outweighs it */
  size?: string;
  className?: string;
}

/** A line icon of `src/design/icons/`, decoration beside its text. */
export function Icon({ name, size = '1.75rem', className }: IconProps) {
  return (
    <Svg $size={size} className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </Svg>
  );
}
