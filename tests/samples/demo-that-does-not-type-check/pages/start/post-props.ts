export interface PostProps {
  width: number;
}
