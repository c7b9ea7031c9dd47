import '@mantine/core/styles/Group.layer.css';

export { Group } from '@mantine/core';
