import '@mantine/core/styles/Anchor.layer.css';

export { Anchor } from '@mantine/core';
