<?php

return [
    'default' => 'redis',
    'stores' => [
        'redis' => ['driver' => 'redis', 'connection' => 'default'],
        'array' => ['driver' => 'array', 'serialize' => false],
    ],
    'prefix' => 'laravel_cache',
];
