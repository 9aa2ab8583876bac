<?php

namespace App;

class User extends \Illuminate\Foundation\Auth\User
{
    protected $hidden = ['password', 'remember_token'];
}
